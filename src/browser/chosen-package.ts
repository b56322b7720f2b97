import { defaultPackageId, isPackageId, type PackageId } from '#domain/packages/catalogue.ts';
import { packageKey } from '#browser/page/keys.ts';
import { keepSession, readSession } from '#browser/storage.ts';

/** The package chosen before: the address (`?package=basic`) wins over what the home page stored. */
export function chosenPackage(): PackageId | null {
  const linked = new URLSearchParams(location.search).get('package');
  if (isPackageId(linked)) return linked;
  const stored = readSession(packageKey);
  return isPackageId(stored) ? stored : null;
}

/** The package the form starts with. */
export function startingPackage(): PackageId {
  return chosenPackage() ?? defaultPackageId;
}

export function keepPackage(id: PackageId | null): void {
  keepSession(packageKey, id);
}
