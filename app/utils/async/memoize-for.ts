/** Memoizes a function by an object; the result is kept as long as the object exists. */
export function memoizeFor<Subject extends object, Answer>(work: (subject: Subject) => Answer) {
  const answers = new WeakMap<Subject, Answer>();
  return (subject: Subject) => {
    const known = answers.get(subject);
    if (known !== undefined) return known;
    const answer = work(subject);
    answers.set(subject, answer);
    return answer;
  };
}
