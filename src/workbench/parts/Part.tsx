/** The frame around a component: its name, and the component in its states. */
import type { ReactNode } from 'react'
import styles from '../Workbench.module.css'

export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name} data-part={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}
