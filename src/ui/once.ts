/** A function that does its work on the first call only. */

export function once<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  let done = false
  return (...args) => {
    if (done) return
    done = true
    act(...args)
  }
}
