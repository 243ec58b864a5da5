import { Link } from "@remix-run/react";
import { counted } from "~/utils/words/counted";
import type { LegalSection } from "./legal-page";

/** The second half of the privacy policy: how data is protected, and what you may ask for. */
export function privacyRights(messageMonths: number): LegalSection[] {
  return [security, rights(messageMonths), ...others];
}

const security: LegalSection = {
  id: "security",
  title: "Security",
  body: (
    <p>
      What you send is kept in one database that only I can open, with a password that is stored in
      scrambled form and copies in a safe place. Pictures lose the place and device data of the
      camera before they are shown. No system is perfect: should something go wrong that concerns
      you, I will write to you and say what.
    </p>
  ),
};

function rights(messageMonths: number): LegalSection {
  return {
    id: "rights",
    title: "Your Rights",
    body: (
      <>
        <p>
          Every mail holds a link to a page of your own, without a login. It says all that is stored
          about you as a reader, changes how often letters come, pauses them, gives you everything
          as a file, and deletes it at once. Another link unsubscribes with one click.
        </p>
        <p>
          What you sent through the contact form is kept apart from that. To see it, have it
          corrected or deleted, write through the <Link to="/about#contact">contact form</Link> from
          the address in question.
        </p>
        <p>How long things are kept:</p>
        <ul>
          <li>an address that nobody confirmed: seven days;</li>
          <li>
            the address of a reader: until you have it deleted. After you unsubscribe it stays, for
            nothing but to keep others from putting it back;
          </li>
          <li>what became of each mail: 30 days;</li>
          <li>
            a mark that an address which was deleted had a mail, from which the address cannot be
            read: a day;
          </li>
          <li>messages and my answers: {keptFor(messageMonths)}.</li>
        </ul>
      </>
    ),
  };
}

function keptFor(months: number) {
  if (months === 0) return "until I delete them, or you ask me to";
  if (months % 12 === 0) return counted(months / 12, "year");
  return counted(months, "month");
}

const others: LegalSection[] = [
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
