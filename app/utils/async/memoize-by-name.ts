/** Memoizes a function by a name, for a small number of names. */
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
