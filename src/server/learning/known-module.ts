import { isModuleId, type ModuleId } from '#domain/learning/modules.ts';
import { Refusal } from '../http/refusal.ts';

/** The module somebody named; refuses `not_found` for one that does not exist. */
export function knownModule(id: string): ModuleId {
  if (isModuleId(id)) return id;
  throw new Refusal('not_found');
}
