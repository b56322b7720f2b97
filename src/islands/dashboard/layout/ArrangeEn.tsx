import labels from '#i18n/en/arrange.ts';
import { Arrange } from './Arrange.tsx';
import type { ArrangeFrameProps } from './arrange-props.ts';

export default function ArrangeEn(props: ArrangeFrameProps) {
  return <Arrange {...props} labels={labels} />;
}
