/** Whether this document may use the storage of its browser at all: results and mistakes are kept. */

/**
 * A page that other sites show in a frame declares `<html data-storage="none">`. It then works as in a browser that blocks
 * storage. The document declares it, so that it applies before the first module runs.
 */
export const STORAGE_ALLOWED: boolean = globalThis.document?.documentElement?.dataset?.storage !== 'none'
