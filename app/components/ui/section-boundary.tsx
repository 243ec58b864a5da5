import { Component, type ErrorInfo, type ReactNode, Suspense } from "react";
import { InParts } from "~/document/page-root";
import { Button } from "./buttons/button";

type Props = {
  /** Names the part in the title of its error message. */ name?: string;
  children: ReactNode;
};
type State = { hasFailed: boolean };

/** Catches an error in a part of a page, also on the server: an error message replaces only that part. */
export class SectionBoundary extends Component<Props, State> {
  static override contextType = InParts;

  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(this.props.name ?? "A part of the page", "failed:", error, componentStack);
  }

  override render() {
    const { name, children } = this.props;
    if (this.state.hasFailed) {
      return (
        <FailedPart name={name}>
          <Button type="button" onClick={() => this.setState({ hasFailed: false })}>
            Try Again
          </Button>
          <Button type="button" kind="secondary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        </FailedPart>
      );
    }
    if (!this.context) return children;
    return <Suspense fallback={<FailedPart name={name} />}>{children}</Suspense>;
  }
}

/** The error message; its buttons are there only where scripts run. */
function FailedPart({ name, children }: Partial<Props>) {
  return (
    <div role="alert" className="mx-auto my-12 max-w-measure px-4 text-center">
      <h2 className="text-2xl">{name ? `${name} Error` : "Something went wrong"}</h2>
      <p className="mt-3 text-muted">
        This component encountered an error and couldn't render properly.
      </p>
      {children && <p className="mt-6 flex flex-wrap justify-center gap-4">{children}</p>}
    </div>
  );
}
