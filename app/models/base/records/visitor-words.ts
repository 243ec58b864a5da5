/** What a visitor reads when something failed that is not theirs to mend. */
export const TRY_LATER = "Please try again later.";

/** What a visitor reads when a message was sent. */
export const MESSAGE_SENT = {
  title: "Message sent successfully!",
  description: "I'll get back to you within 24 hours.",
};

/** What a visitor reads when they subscribed. */
export const SUBSCRIBED = {
  title: "Successfully subscribed!",
  description: "You'll receive weekly updates about the journey.",
};

/** What stands below it where a mail asks the subscriber to confirm. */
export const PLEASE_CONFIRM = "Please confirm in the mail we sent you.";
