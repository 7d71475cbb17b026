import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MIB = 2 ** 20

/** A disk that can be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Leaves so many bytes free. */
  leave(bytes: number): void
  /** Takes away what `leave` put there. */
  free(): void
  end(): void
}

/** A disk in memory of so many MiB; null where this user may not mount one. */
export function mountSmallDisk(sizeMib: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-disk-'))
  try {
    const options = `size=${sizeMib}m,mode=1777`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    leave: (bytes) => {
      const { bavail, bsize } = statfsSync(folder)
      const file = openSync(ballast, 'a')
      for (let left = bavail * bsize - bytes; left > 0; left -= MIB) writeSync(file, Buffer.alloc(Math.min(left, MIB)))
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    end: () => {
      execFileSync('umount', ['--lazy', folder])
      rmdirSync(folder)
    },
  }
}
