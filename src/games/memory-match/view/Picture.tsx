/** The twelve pictures of the cards, each with a distinct shape and color in two tones. */
import { memo, type ReactNode } from 'react'
import type { Picture as Name } from '../rules/decks'
import styles from './Picture.module.css'

/** In a 100 by 100 view box. Each picture is its darker edge, then the body, then the highlight. */
const PICTURES: Readonly<Record<Name, { readonly hue: string; readonly draw: ReactNode }>> = {
  star: {
    hue: 'orange',
    draw: (
      <Body d="M50 10L62 36 90 39 69 58 75 86 50 72 25 86 31 58 10 39 38 36Z" shine="M47 20L41 34" round />
    ),
  },
  moon: {
    hue: 'sky',
    draw: <Body d="M62 12A39 39 0 1 0 90 66A32 32 0 0 1 62 12Z" shine="M21 45A30 30 0 0 1 35 24" />,
  },
  heart: {
    hue: 'vermilion',
    draw: (
      <Body
        d="M50 88C22 68 10 52 10 34A21 21 0 0 1 50 26A21 21 0 0 1 90 34C90 52 78 68 50 88Z"
        shine="M22 33A10 10 0 0 1 31 24"
      />
    ),
  },
  drop: {
    hue: 'blue',
    draw: (
      <Body
        d="M50 8C66 30 80 44 80 60A30 30 0 0 1 20 60C20 44 34 30 50 8Z"
        shine="M32 58A18 18 0 0 0 40 74"
      />
    ),
  },
  leaf: {
    hue: 'green',
    draw: (
      <>
        <Body d="M18 82C8 40 38 12 88 14C92 62 62 92 18 82Z" shine="M32 44A40 40 0 0 1 56 26" />
        <path className={styles.line} d="M16 88C30 66 46 50 66 36" />
      </>
    ),
  },
  key: {
    hue: 'yellow',
    draw: (
      <>
        <Body
          d="M34 10A24 24 0 0 1 55 46L88 79V88H74V78H64V68L46 55A24 24 0 1 1 34 10Z"
          shine="M18 32A17 17 0 0 1 30 18"
        />
        <circle className={styles.hole} cx="33" cy="33" r="8" />
      </>
    ),
  },
  bell: {
    hue: 'orange',
    draw: (
      <>
        <circle className={styles.edge} cx="50" cy="82" r="11" />
        <Body
          d="M50 8C72 12 76 30 77 48C78 60 84 64 90 74H10C16 64 22 60 23 48C24 30 28 12 50 8Z"
          shine="M33 46C34 34 37 26 43 21"
        />
      </>
    ),
  },
  fish: {
    hue: 'vermilion',
    draw: (
      <>
        <Body
          d="M8 50C22 22 50 20 66 42L90 24C85 42 85 58 90 76L66 58C50 80 22 78 8 50Z"
          shine="M24 42A28 28 0 0 1 40 33"
        />
        <circle className={styles.eye} cx="27" cy="47" r="5" />
      </>
    ),
  },
  boat: {
    hue: 'sky',
    draw: (
      <>
        <path className={styles.sail} d="M46 10V56H14C18 38 30 22 46 10Z" />
        <path className={styles.sail} d="M56 20C70 30 78 42 80 56H56Z" />
        <Body d="M8 64H92C88 80 78 88 66 88H34C22 88 12 80 8 64Z" shine="M22 72H44" />
      </>
    ),
  },
  cup: {
    hue: 'pink',
    draw: (
      <>
        <path className={styles.handle} d="M70 38H78A12 14 0 0 1 78 66H68" />
        <Body d="M14 26H72V64C72 80 64 88 52 88H34C22 88 14 80 14 64Z" shine="M24 38V60" />
        <path className={styles.steam} d="M34 8V16M52 8V16" />
      </>
    ),
  },
  tree: {
    hue: 'green',
    draw: (
      <>
        <path className={styles.trunk} d="M43 66H57V92H43Z" />
        <Body d="M50 6L74 36H64L84 72H16L36 36H26Z" shine="M46 22L38 32" round />
      </>
    ),
  },
  bolt: {
    hue: 'yellow',
    draw: <Body d="M58 8L20 56H46L38 92L80 40H54Z" shine="M50 24L38 40" round />,
  },
}

function Body({ d, shine, round }: { readonly d: string; readonly shine: string; readonly round?: boolean }) {
  const corner = round ? styles.round : undefined
  return (
    <>
      <g className={corner}>
        <path className={styles.edge} d={d} transform="translate(0 6)" />
        <path className={styles.body} d={d} />
      </g>
      <path className={styles.shine} d={shine} />
    </>
  )
}

/** The picture of a card. The card's label contains its name. */
export const Picture = memo(function Picture({ name }: { readonly name: Name }) {
  const { hue, draw } = PICTURES[name]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.picture} data-hue={hue}>
      {draw}
    </svg>
  )
})
