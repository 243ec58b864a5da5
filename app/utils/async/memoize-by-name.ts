/** The function, memoized: it makes its answer once for each name. For names of which there are few. */
export function memoizeByName<Answer>(make: (name: string) => Answer) {
  const answers = new Map<string, Answer>();
  return (name: string) => {
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = make(name);
    answers.set(name, answer);
    return answer;
  };
}
