/** How the site comes to send mail: on the machine that serves it. */
export function SetUpMail() {
  return (
    <section id="mail" className="mt-8 max-w-measure">
      <h3 className="text-xl">Mail</h3>
      <p className="mt-1 text-muted">
        This site sends none. Start it with <code>SMTP_URL</code> and <code>MAIL_FROM</code>;{" "}
        <code>docs/mail.md</code> says how to try them.
      </p>
    </section>
  );
}
