import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";

type Props = {
  id: string;
  title: string;
  description: string;
  /** The way to the whole list. */
  more: { to: string; label: string };
  children: ReactNode;
};

/** A section whose heading stands in the margin, beside the first two of a longer list. */
export function BesideHeading({ id, title, description, more, children }: Props) {
  return (
    <section aria-labelledby={id} className="pt-section">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <h2 {...ownText()} id={id} className="text-section">
            {title}
          </h2>
          <p {...ownText()} className="mt-3 mb-6 max-w-measure text-lead text-muted empty:mb-3">
            {description}
          </p>
          <ButtonLink to={more.to} kind="secondary">
            {more.label}
          </ButtonLink>
        </div>
        <div className="grid content-start gap-8 md:grid-cols-2">{children}</div>
      </Container>
    </section>
  );
}
