import parts from '#i18n/es/case-parts.ts';
import type { PlanProps } from './parts-props.ts';
import { PartsForm } from './PartsForm.tsx';

export default function PartsEs(props: PlanProps) {
  return <PartsForm {...props} parts={parts} />;
}
