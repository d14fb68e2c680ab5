/** A mine beside the field that follows the game: calm, anxious while a cell is pressed, glad at a win, dazed at a loss. */
import styles from './Face.module.css'

interface Props {
  readonly mood: 'calm' | 'won' | 'lost'
}

/** Its spikes stay when it moves its eyes and mouth. */
export function Face({ mood }: Props) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.face} data-mood={mood}>
      <path className={styles.spikes} d="M50 5V95M5 50H95M18 18L82 82M82 18L18 82" />
      <circle className={styles.shell} cx="50" cy="50" r="35" />
      <path className={styles.shine} d="M27 38a26 26 0 0 1 16-13" />
      {mood === 'lost' ? (
        <path
          className={styles.line}
          d="M31 38l11 11M42 38l-11 11M58 38l11 11M69 38l-11 11M37 68q6-6 13 0t13 0"
        />
      ) : (
        <>
          <circle className={styles.white} cx="38" cy="45" r="8.500" />
          <circle className={styles.white} cx="62" cy="45" r="8.500" />
          <circle className={styles.pupil} cx="38" cy="46" r="4" />
          <circle className={styles.pupil} cx="62" cy="46" r="4" />
          {mood === 'won' ? (
            <>
              <path className={styles.glasses} d="M25 37h50l-3 14q-9 6-18 0l-2-8h-4l-2 8q-9 6-18 0z" />
              <path className={styles.line} d="M34 61q16 17 32 0" />
            </>
          ) : (
            <>
              <path className={styles.smile} d="M37 64q13 10 26 0" />
              <circle className={styles.gasp} cx="50" cy="67" r="7" />
            </>
          )}
        </>
      )}
    </svg>
  )
}
