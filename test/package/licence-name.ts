/** The name that the licence of a package has below dist/licenses. */
export function licenceName(packageName: string): string {
  return packageName.replace('@', '').replace('/', '-')
}
