/** The drawn signs of a maze, on a cell of 24 units: the door at the start and the flag at the goal. */
import styles from './Signs.module.css'

export const DOOR = (
  <>
    <path d="M2.500 22.500V11.500a9.500 9.500 0 0 1 19 0v11z" className={styles.frame} />
    <path d="M5.500 22.500V11.800a6.500 6.500 0 0 1 13 0v10.700z" className={styles.doorway} />
    <path d="M5.500 22.500V8.500l4.200 2.600v11.400z" className={styles.leaf} />
    <circle cx="8.600" cy="16.500" r=".8" className={styles.knob} />
  </>
)

export const FLAG = (
  <>
    <path d="M4 19.500v1.700a8 2.300 0 0 0 16 0v-1.700z" className={styles.stand} />
    <ellipse cx="12" cy="19.300" rx="8" ry="2.400" className={styles.standTop} />
    <path d="M8.500 19V3.500" className={styles.poleEdge} />
    <path d="M8.500 19V3.500" className={styles.pole} />
    <path
      d="M9.500 3.800q5-2.200 10.500 1.600-4.200 1.300-4.600 5.600-3-1.300-5.900-.4z"
      className={styles.cloth}
    />
    <path
      d="M15.400 11q.4-4.300 4.600-5.600-2.400-1.600-4.600-2.300-1.400 3.600 0 7.900z"
      className={styles.fold}
    />
  </>
)
