import type { LegalSection } from "./legal-page";
import { privacyRights } from "./privacy-rights";

/** The privacy policy, section by section, where messages are kept for so many months; 0 is for good. */
export function privacySections(messageMonths: number): LegalSection[] {
  return [...collected, ...privacyRights(messageMonths)];
}

const collected: LegalSection[] = [
  {
    id: "information-collected",
    title: "Information Collected",
    body: (
      <>
        <p>You can read every page without telling me anything. What you send is kept:</p>
        <ul>
          <li>
            <strong>Newsletter:</strong> your email address, when and how it came on the list, how
            often you want letters and whether they pause, when you left if you did, and whether
            mail to you came back. Of each mail of the last 30 days: its subject, when it went out,
            and what your mail server answered. Where I put you on the list myself, also how you
            agreed.
          </li>
          <li>
            <strong>Contact form:</strong> your name, email address, subject and message, when it
            came, and what I answered.
          </li>
          <li>
            <strong>Comments:</strong> there is no comment form here. What you write under my posts
            on a social network stays with that network.
          </li>
          <li>
            <strong>Social interaction:</strong> the share buttons are plain links. Nothing is sent
            to a network until you choose one.
          </li>
        </ul>
        <p>
          The server notes for each request the time, the page, and the answer, to keep the site
          running. A form remembers the network address it was sent from for ten minutes, and tells
          how long it was open before it was sent, so that a machine cannot send hundreds.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "How It Is Used",
    body: (
      <p>
        Your email address is used to send the letters you asked for, as often as you chose, and to
        answer your message, if you sent one. A mail first asks you to confirm the address: who does
        not press its button gets no letter. There is no profile, no advertising, no analytics and
        no score. I know how many people subscribe; no mail holds a hidden picture or a link that
        tells me whether you opened or followed it.
      </p>
    ),
  },
  {
    id: "sharing",
    title: "Sharing of Information",
    body: (
      <p>
        I do not sell, rent or lend what you send. The company that runs the server holds what is
        stored here; the one that delivers the mail sees your address and what is written to you.
        Both handle it for me, and for nothing else. I would hand data to an authority only where
        the law obliges me to.
      </p>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and Local Storage",
    body: (
      <>
        <p>No cookie follows you. These few things may be stored in your browser:</p>
        <ul>
          <li>
            a cookie that carries one message, such as “Message sent successfully!”, to the next
            page and ends with it;
          </li>
          <li>
            a session cookie, and one by which the browser is known again, but only for the owner
            who signs in to write;
          </li>
          <li>your choice of the light or the dark theme, in local storage, never sent to me;</li>
          <li>
            copies of pages you have visited or chosen to keep, so that they open without a
            connection. The page “Read Offline” lists and removes them, and so does clearing the
            site's data in your browser;
          </li>
          <li>
            a message or a subscription that you sent without a connection, until it could be
            delivered.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: "third-parties",
    title: "Third-Party Services",
    body: (
      <>
        <p>
          Fonts, pictures and scripts come from this site itself. Three things may come from
          elsewhere, and their hosts then see your network address:
        </p>
        <ul>
          <li>
            <strong>Map tiles</strong> of the interactive map, from OpenStreetMap. The drawn map
            needs none.
          </li>
          <li>
            <strong>Videos</strong> from YouTube, in its mode without cookies, and only after you
            click on one.
          </li>
          <li>
            <strong>A few pictures</strong> that are shown from the place where they were published.
          </li>
        </ul>
        <p>Links to maps and social networks lead to their sites, where their own rules apply.</p>
      </>
    ),
  },
];
