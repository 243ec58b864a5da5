import { Link } from "@remix-run/react";
import type { LegalSection } from "./legal-page";

/** The second half of the privacy policy: how data is protected, and what you may ask for. */
export const privacyRights: LegalSection[] = [
  {
    id: "security",
    title: "Security",
    body: (
      <p>
        What you send is kept in one database that only I can open, with a password that is stored
        in scrambled form and copies in a safe place. Pictures lose the place and device data of the
        camera before they are shown. No system is perfect: should something go wrong that concerns
        you, I will write to you and say what.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your Rights",
    body: (
      <>
        <p>
          You may ask what I hold about you, have it corrected, get a copy, or have it deleted.
          Every letter has an unsubscribe link that works with one click and without a login.
        </p>
        <p>
          Write through the <Link to="/about#contact">contact form</Link> from the address in
          question. Messages are kept until they are answered and for a year at most; addresses
          until you unsubscribe, after which I keep only what is needed not to write again.
        </p>
      </>
    ),
  },
  {
    id: "children",
    title: "Children Under 13",
    body: (
      <p>
        The site may be read by anyone, but its forms are not meant for children under 13, and I do
        not knowingly keep data about them. If your child has written to me or subscribed, tell me
        and I will delete it.
      </p>
    ),
  },
  {
    id: "international",
    title: "International Users",
    body: (
      <p>
        The data is held in India. If you send something from another country, it is brought to
        India and handled there under Indian law and this policy, wherever you are.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to This Policy",
    body: (
      <p>
        When this policy changes, the date at the top changes with it, and a change that matters is
        told in the next Sunday letter before it takes effect.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Anything about your data: please write through the{" "}
        <Link to="/about#contact">contact form</Link>, and choose General Question as the subject. I
        usually answer within 24 hours.
      </p>
    ),
  },
];
