/** The function, memoized: it works out its answer once for each object, and keeps it as long as the object is there. */
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
