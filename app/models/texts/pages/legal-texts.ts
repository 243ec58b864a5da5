import type { Site } from "~/site";
import { counted } from "~/utils/words/counted";

/** The legal texts until the owner writes her own, as HTML: each heading begins a section. */

export const termsText = ({ responseTime }: Site) => `<h2>Acceptance of Terms</h2>
<p>This is the travel journal of one person. By reading it, subscribing to its newsletter or writing to me through it you accept these terms. If you do not agree with them, please do not use the site. There are no accounts to open and nothing to buy.</p>
<h2>Content and Intellectual Property</h2>
<p>The letters, guides, photographs, drawings and films here are mine unless a caption says otherwise. You are welcome to link to any page, to share it with the share buttons, and to quote a few sentences with my name and a link.</p>
<p>Please ask before you reprint a whole letter, use a picture elsewhere, or feed the site to a machine that will repeat it. I usually say yes to schools, libraries and small magazines.</p>
<h2>User Conduct</h2>
<p>When you use the contact form or the newsletter form, please do not:</p>
<ul>
<li>send threats, insults, advertising or anything unlawful;</li>
<li>subscribe someone else, or write in someone else's name;</li>
<li>send posts by machine, or try to get into or overload the site.</li>
</ul>
<p>Messages of that kind are deleted, and the address they come from may be made to wait.</p>
<h2>Travel Information Disclaimer</h2>
<p>Fares, opening hours, roads and train times are what I met on the day I was there. They change. Advice on safety, food, water and health is one traveller's experience, not that of an official, a doctor or a guide.</p>
<p>Check with the operator, local people and your own government's travel advice before you set out. The map is for reading, not for finding your way.</p>
<h2>Limitation of Liability</h2>
<p>The site is offered as it is, free of charge. As far as the law allows, I am not liable for loss, injury, cost or a missed connection that follows from relying on what you read here, or from the site being slow, wrong or away. Nothing in these terms takes away rights that the law gives you and that cannot be signed away. Other sites to which I link answer for themselves.</p>
<h2>Privacy Policy</h2>
<p>What is kept about you, why, and for how long is set out in the <a href="/privacy">Privacy Policy</a>, which belongs to these terms. The short version: the address or message you send me, and no tracking.</p>
<h2>Changes to Terms</h2>
<p>When these terms change, the date at the top of this page changes with them. Whoever goes on reading after that accepts the new text. A change that matters is also told in the next newsletter.</p>
<h2>Contact</h2>
<p>Questions about these terms, or a request to use something: please write through the <a href="/about#contact">contact form</a>. ${answered(responseTime)}, a little later where there is no signal.</p>`;

export const privacyText = (
  { country, responseTime }: Site,
  messageMonths: number,
) => `<h2>Information Collected</h2>
<p>You can read every page without telling me anything. What you send is kept:</p>
<ul>
<li><strong>Newsletter:</strong> your email address, when and how it came on the list, how often you want letters and whether they pause, when you left if you did, and whether mail to you came back. Of each mail of the last 30 days: its subject, when it went out, and what your mail server answered. Where I put you on the list myself, also how you agreed.</li>
<li><strong>Contact form:</strong> your name, email address, subject and message, when it came, and what I answered.</li>
<li><strong>Comments:</strong> there is no comment form here. What you write under my posts on a social network stays with that network.</li>
<li><strong>Social interaction:</strong> the share buttons are plain links. Nothing is sent to a network until you choose one.</li>
</ul>
<p>The server notes for each request the time, the page, and the answer, to keep the site running. A form remembers the network address it was sent from for ten minutes, and tells how long it was open before it was sent, so that a machine cannot send hundreds.</p>
<h2>How It Is Used</h2>
<p>Your email address is used to send the letters you asked for, as often as you chose, and to answer your message, if you sent one. A mail first asks you to confirm the address: who does not press its button gets no letter. There is no profile, no advertising, no analytics and no score. I know how many people subscribe; no mail holds a hidden picture or a link that tells me whether you opened or followed it.</p>
<h2>Sharing of Information</h2>
<p>I do not sell, rent or lend what you send. The company that runs the server holds what is stored here; the one that delivers the mail sees your address and what is written to you. Both handle it for me, and for nothing else. I would hand data to an authority only where the law obliges me to.</p>
<h2>Cookies and Local Storage</h2>
<p>No cookie follows you. These few things may be stored in your browser:</p>
<ul>
<li>a cookie that carries one message, such as “Message sent successfully!”, to the next page and ends with it;</li>
<li>a session cookie, and one by which the browser is known again, but only for the owner who signs in to write;</li>
<li>your choice of the light or the dark theme, in local storage, never sent to me;</li>
<li>copies of pages you have visited or chosen to keep, so that they open without a connection. The page “Read Offline” lists and removes them, and so does clearing the site's data in your browser;</li>
<li>a message or a subscription that you sent without a connection, until it could be delivered.</li>
</ul>
<h2>Third-Party Services</h2>
<p>Fonts, pictures and scripts come from this site itself. Three things may come from elsewhere, and their hosts then see your network address:</p>
<ul>
<li><strong>Map tiles</strong> of the interactive map, from OpenStreetMap. The drawn map needs none.</li>
<li><strong>Videos</strong> from YouTube, in its mode without cookies, and only after you click on one.</li>
<li><strong>A few pictures</strong> that are shown from the place where they were published.</li>
</ul>
<p>Links to maps and social networks lead to their sites, where their own rules apply.</p>
<h2>Security</h2>
<p>What you send is kept in one database that only I can open, with a password that is stored in scrambled form and copies in a safe place. Pictures lose the place and device data of the camera before they are shown. No system is perfect: should something go wrong that concerns you, I will write to you and say what.</p>
<h2>Your Rights</h2>
<p>Every mail holds a link to a page of your own, without a login. It says all that is stored about you as a reader, changes how often letters come, pauses them, gives you everything as a file, and deletes it at once. Another link unsubscribes with one click.</p>
<p>What you sent through the contact form is kept apart from that. To see it, have it corrected or deleted, write through the <a href="/about#contact">contact form</a> from the address in question.</p>
<p>How long things are kept:</p>
<ul>
<li>an address that nobody confirmed: seven days;</li>
<li>the address of a reader: until you have it deleted. After you unsubscribe it stays, for nothing but to keep others from putting it back;</li>
<li>what became of each mail: 30 days;</li>
<li>a mark that an address which was deleted had a mail, from which the address cannot be read: a day;</li>
<li>messages and my answers: ${keptFor(messageMonths)}.</li>
</ul>
<h2>Children Under 13</h2>
<p>The site may be read by anyone, but its forms are not meant for children under 13, and I do not knowingly keep data about them. If your child has written to me or subscribed, tell me and I will delete it.</p>
<h2>International Users</h2>
<p>The data is held in ${held(country)}. If you send something from another country, it is brought to ${held(country)} and handled there under its law and this policy, wherever you are.</p>
<h2>Changes to This Policy</h2>
<p>When this policy changes, the date at the top changes with it, and a change that matters is told in the next newsletter before it takes effect.</p>
<h2>Contact</h2>
<p>Anything about your data: please write through the <a href="/about#contact">contact form</a>, and choose General Question as the subject. ${answered(responseTime)}.</p>`;

function answered(responseTime: string) {
  return `An answer comes ${responseTime.charAt(0).toLowerCase()}${responseTime.slice(1)}`;
}

/** The owner's own site may have no country. */
function held(country: string) {
  return country || "the country in which the server stands";
}

function keptFor(months: number) {
  if (months === 0) return "until I delete them, or you ask me to";
  if (months % 12 === 0) return counted(months / 12, "year");
  return counted(months, "month");
}
