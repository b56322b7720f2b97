import labels from '#i18n/es/milestones.ts';
import { Celebrate } from './Celebrate.tsx';

export default function CelebrateEs(props: Omit<Parameters<typeof Celebrate>[0], 'labels'>) {
  return <Celebrate {...props} labels={labels} />;
}
