import labels from '#i18n/es/arrange.ts';
import { Arrange } from './Arrange.tsx';
import type { ArrangeFrameProps } from './arrange-props.ts';

export default function ArrangeEs(props: ArrangeFrameProps) {
  return <Arrange {...props} labels={labels} />;
}
