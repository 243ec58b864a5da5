/** The questions that come in most weeks, as the about page answers them. */
const questions = [
  {
    id: "route",
    question: "Can I follow your exact route?",
    answer:
      "Yes. The journey page has every stop in order, with a guide to each: how I got there, where I slept and what it cost. Trains change, so check the times again.",
  },
  {
    id: "recommendations",
    question: "Do you accept journey recommendations?",
    answer:
      "Gladly. Choose Travel Recommendation in the contact form and tell me what is there and when. A good half of my detours began as a message.",
  },
];

/** The site's own questions with their answers, in the order in which the about page has them, before the owner's. */
export function listQuestions() {
  return questions;
}
