import { Component, type ReactNode } from 'react';
import { readTyped, type TypedValues } from './typed-values.ts';

const late = () => import('./recover.ts');

interface GuardState {
  /** Another one each time the part breaks. */
  readonly fault?: object | null;
  /** Shown when drawing it again did not help. */
  readonly rest?: ReactNode;
}

/**
 * Stands around every island. Where one breaks, such as by the page translation of a browser, which changes what React
 * has written, it is drawn again with everything that was typed; a part that breaks again and again says what to do.
 * The same happens where the page had been changed before React took it over.
 */
export class Guard extends Component<{ readonly children?: ReactNode }, GuardState> {
  override state: GuardState = {};
  private readonly before = readTyped();

  static getDerivedStateFromError = (): GuardState => ({ fault: {} });

  override componentDidMount(): void {
    if (this.before.some(({ control }) => !control.isConnected))
      void late().then((part) => part.putBack(this.before));
  }

  /** Called while the elements of the broken part are still in the page. */
  override getSnapshotBeforeUpdate = (): TypedValues | null => (this.state.fault ? readTyped() : null);

  override componentDidUpdate(_: unknown, before: GuardState, typed: TypedValues | null): void {
    if (typed && before.fault !== this.state.fault) void late().then((part) => part.recover(this, typed));
  }

  override componentDidCatch = (error: unknown): void => reportError(error);

  override render(): ReactNode {
    return this.state.fault ? this.state.rest : this.props.children;
  }
}
