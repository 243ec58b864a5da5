/** The address of the journey as it was on a calendar day, `YYYY-MM-DD`. */
export function onDayPath(day: string) {
  return `/journey?on=${day}`;
}
