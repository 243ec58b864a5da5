import { Component, type ReactNode } from "react";

type Props = { onFailure: () => void; children: ReactNode };

/** Swallows whatever goes wrong in the live map: the drawn one beneath it stays. */
export class MapBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
