import type { ReactNode } from "react";
import { Container } from "~/components/ui/section";

type Props = { title: string; lead?: string; children: ReactNode };

/** A page with a single form, without the admin area's navigation. */
export function SignInPage({ title, lead, children }: Props) {
  return (
    <Container className="grid min-h-dvh max-w-md content-center py-12">
      <main>
        <h1 className="text-section">{title}</h1>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
        {children}
      </main>
    </Container>
  );
}
