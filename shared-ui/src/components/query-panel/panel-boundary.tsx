import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown; another answer is shown afresh. */
  data: unknown;
  /** In the place of what threw; `reset` shows it once more. */
  renderFailure: (reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps to one panel what an answer of another shape than was agreed does to it. */
export class PanelBoundary extends Component<Props, { hasThrown: boolean }> {
  static readonly getDerivedStateFromError = () => ({ hasThrown: true });

  override state = { hasThrown: false };

  override componentDidUpdate({ data }: Props) {
    if (this.state.hasThrown && data !== this.props.data) this.reset();
  }

  private readonly reset = () => this.setState({ hasThrown: false });

  override render() {
    return this.state.hasThrown ? this.props.renderFailure(this.reset) : this.props.children;
  }
}
