/** Shown to visitors after an error that is not theirs. */
export const TRY_LATER = "Please try again later.";

/** Shown to visitors after they send a message. */
export const MESSAGE_SENT = {
  title: "Message sent successfully!",
  description: "I'll get back to you within 24 hours.",
};

/** Shown to visitors after they subscribe. */
export const SUBSCRIBED = {
  title: "Successfully subscribed!",
  description: "You'll receive weekly updates about the journey.",
};

/** Added below `SUBSCRIBED` if a mail asks the subscriber to confirm. */
export const PLEASE_CONFIRM = "Please confirm in the mail we sent you.";
