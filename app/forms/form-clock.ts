/** What a form says in each field for a time: the zone by whose clock it shows that field, and the field's name. */
export const FORM_CLOCK = "formClock";
