import { moduleIn, type LearningState } from '#domain/learning/actions.ts';
import type { ModuleId } from '#domain/learning/modules.ts';

/** The course to go on with: the next one that is not finished, or simply the next. */
export function courseAfter<Course extends { readonly id: ModuleId }>(
  courses: readonly Course[],
  current: ModuleId,
  state: LearningState,
): Course {
  const at = courses.findIndex(({ id }) => id === current);
  const following = [...courses.slice(at + 1), ...courses.slice(0, at)];
  const course = following.find(({ id }) => moduleIn(state, id).progress < 100) ?? following[0];
  if (!course) throw new Error(`no course beside ${current}`);
  return course;
}
