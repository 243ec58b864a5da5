import { Link } from "@remix-run/react";
import type { LegalSection } from "./legal-page";

/** The terms of service, section by section. */
export const termsSections: LegalSection[] = [
  {
    id: "acceptance",
    title: "Acceptance of Terms",
    body: (
      <p>
        This is the travel journal of one person. By reading it, subscribing to its newsletter or
        writing to me through it you accept these terms. If you do not agree with them, please do
        not use the site. There are no accounts to open and nothing to buy.
      </p>
    ),
  },
  {
    id: "content-and-property",
    title: "Content and Intellectual Property",
    body: (
      <>
        <p>
          The letters, guides, photographs, drawings and films here are mine unless a caption says
          otherwise. You are welcome to link to any page, to share it with the share buttons, and to
          quote a few sentences with my name and a link.
        </p>
        <p>
          Please ask before you reprint a whole letter, use a picture elsewhere, or feed the site to
          a machine that will repeat it. I usually say yes to schools, libraries and small
          magazines.
        </p>
      </>
    ),
  },
  {
    id: "conduct",
    title: "User Conduct",
    body: (
      <>
        <p>When you use the contact form or the newsletter form, please do not:</p>
        <ul>
          <li>send threats, insults, advertising or anything unlawful;</li>
          <li>subscribe someone else, or write in someone else's name;</li>
          <li>send posts by machine, or try to get into or overload the site.</li>
        </ul>
        <p>
          Messages of that kind are deleted, and the address they come from may be made to wait.
        </p>
      </>
    ),
  },
  {
    id: "travel-information",
    title: "Travel Information Disclaimer",
    body: (
      <>
        <p>
          Fares, opening hours, roads and train times are what I met on the day I was there. They
          change. Advice on safety, food, water and health is one traveller's experience, not that
          of an official, a doctor or a guide.
        </p>
        <p>
          Check with the railway, the operator, local people and your own government's travel advice
          before you set out. The map is for reading, not for finding your way in the hills.
        </p>
      </>
    ),
  },
  {
    id: "liability",
    title: "Limitation of Liability",
    body: (
      <p>
        The site is offered as it is, free of charge. As far as the law allows, I am not liable for
        loss, injury, cost or a missed connection that follows from relying on what you read here,
        or from the site being slow, wrong or away. Nothing in these terms takes away rights that
        the law gives you and that cannot be signed away. Other sites to which I link answer for
        themselves.
      </p>
    ),
  },
  {
    id: "privacy",
    title: "Privacy Policy",
    body: (
      <p>
        What is kept about you, why, and for how long is set out in the{" "}
        <Link to="/privacy">Privacy Policy</Link>, which belongs to these terms. The short version:
        the address or message you send me, and no tracking.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to Terms",
    body: (
      <p>
        When these terms change, the date at the top of this page changes with them. Whoever goes on
        reading after that accepts the new text. A change that matters is also told in the next
        Sunday letter.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact",
    body: (
      <p>
        Questions about these terms, or a request to use something: please write through the{" "}
        <Link to="/about#contact">contact form</Link>. I usually answer within 24 hours, a little
        later where there is no signal.
      </p>
    ),
  },
];
