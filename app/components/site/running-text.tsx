import { ownLanguage } from "~/components/ui/in-words";

type Props = {
  /** Sanitised on the server by `renderContent`. */
  html: string;
  className?: string;
};

/** A text of the owner's within a page, in that page's typography; it needs no styles of its own. */
export function RunningText({ html, className = "" }: Props) {
  return (
    <div
      lang={ownLanguage()}
      className={`grid gap-4 wrap-anywhere [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-2 [&_:is(ul,ol)]:pl-6 [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_h2]:text-2xl [&_h3]:text-xl [&_img]:h-auto [&_img]:max-w-full [&_ol]:list-decimal [&_ul]:list-disc ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cut down to an allow-list on the server.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
