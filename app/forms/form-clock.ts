/** The field that says for each time field which zone it is shown in, together with that field's name. */
export const FORM_CLOCK = "formClock";
