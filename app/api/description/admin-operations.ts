import {
  change,
  inPages,
  type Operations,
  ownerList,
  ownerRead,
  read,
  remove,
  send,
} from "./operation";

/** Calls about pictures, the bin, visitors' messages, and the owner. */
export const adminOperations: Operations = {
  "/api/media": {
    get: {
      ...ownerList("Picture", "The site's own pictures, newest first"),
      parameters: ["fields", ...inPages, "q", "unused", "undescribed"],
    },
    post: {
      summary:
        "Take a picture in, as the body or its field `file`; the same bytes again answer 200",
      access: "owner",
      status: 201,
      answer: "Picture",
      file: true,
      errors: [200, 400, 413, 415, 507],
    },
  },
  "/api/media/{id}": {
    get: { ...ownerRead("Picture", "One picture"), named: true },
    put: change("Picture", "PictureChange", "Change what is known of a picture"),
    delete: {
      ...remove("Delete a picture, unless it is in use"),
      parameters: ["anyway"],
      conflict: "PictureInUse",
    },
  },
  "/api/bin": {
    get: ownerList("BinEntry", "What was deleted lately, newest first"),
  },
  "/api/bin/{id}": {
    delete: remove("Delete for good what lies in the bin"),
  },
  "/api/bin/{id}/restore": {
    post: {
      ...ownerRead("Restored", "Bring back what lies in the bin; a 409 says what to do first"),
      named: true,
      conflict: "Failure",
    },
  },
  "/api/newsletter/subscribe": {
    post: send("Subscription", "Subscribe to the newsletter; twice is not an error"),
  },
  "/api/contact": {
    post: {
      ...send("NewContactMessage", "Send a message; with an idempotency key it is kept once"),
      parameters: ["idempotencyKey"],
    },
  },
  "/api/contact/messages": {
    get: ownerList("ContactMessage", "All messages, newest first"),
  },
  "/api/contact/messages/{id}/read": {
    patch: { ...ownerRead("ContactMessage", "Mark a message as read"), named: true },
  },
  "/api/admin/stats": {
    get: ownerRead("AdminStats", "The five figures of the dashboard"),
  },
  "/api/auth/user": {
    get: ownerRead("User", "Who is signed in"),
  },
  "/api/auth/login": {
    post: {
      summary: "Sign in; the answer sets the session's cookie",
      access: "visitor",
      status: 200,
      answer: "User",
      input: "SignIn",
      errors: [401],
    },
  },
  "/api/auth/logout": {
    post: { summary: "End the session, if there is one", access: "everyone", status: 204 },
  },
  "/api/openapi.json": {
    get: read("Description", "This description", false),
  },
};
