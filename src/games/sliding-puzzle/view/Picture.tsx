/** The picture of the puzzle, an evening by a lake in a 400 by 400 view box, and its pieces. */

const TREES = [
  [28, 300, 1.1],
  [64, 312, 0.8],
  [338, 296, 1.2],
  [376, 310, 0.95],
  [302, 314, 0.7],
] as const

const STARS =
  'M52 38h.1M120 62h.1M166 26h.1M214 70h.1M348 34h.1M376 96h.1M28 112h.1M92 108h.1M250 30h.1M180 104h.1'

/** The whole picture: the player's own (a `data:` address), or the painting. */
export function Painting({ own }: { readonly own: string | undefined }) {
  if (own !== undefined)
    return <image href={own} width="400" height="400" preserveAspectRatio="xMidYMid slice" />
  return (
    <>
      <path fill="#22305c" d="M0 0h400v110H0z" />
      <path fill="#3d4a83" d="M0 84h400v70H0z" />
      <path fill="#8a6a9c" d="M0 140h400v50H0z" />
      <path fill="#e0876a" d="M0 176h400v50H0z" />
      <path fill="#f4b65f" d="M0 206h400v40H0z" />
      <path d={STARS} stroke="#f3f1ea" strokeWidth="5" strokeLinecap="round" />
      <circle cx="296" cy="84" r="40" fill="#f3e7c3" />
      <circle cx="284" cy="74" r="8" fill="#dccb9b" />
      <circle cx="308" cy="98" r="11" fill="#dccb9b" />
      <circle cx="310" cy="68" r="5" fill="#dccb9b" />
      <path fill="#5b5688" d="M-10 246L70 128l52 66 46-84 78 96 44-48 120 92v20H-10z" />
      <path fill="#f3f1ea" d="M70 128l-24 35 18-6 10 14 14-12 10 8zM168 110l-22 40 18-8 10 16 14-14 16 10z" />
      <path fill="#3f4374" d="M-10 250L60 190l70 44 90-54 80 56 56-30 60 40v10z" />
      <path fill="#1f5d74" d="M0 240h400v160H0z" />
      <path fill="#2c7b8e" d="M0 240h400v26H0z" />
      <path
        fill="#f4b65f"
        d="M250 246h92l-14 8h-64zM266 260h60l-10 7h-40zM276 274h40l-8 6h-26z"
        opacity="0.85"
      />
      <path
        d="M30 292h54M120 276h40M96 332h70M232 308h44M330 344h50M20 368h60M196 376h54"
        stroke="#5aa9b5"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {TREES.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path fill="#5b3a24" d="M-5-24H5V0H-5z" />
          <path fill="#0f4a3c" d="M0-116L30-64H18L38-20h-76l20-44h-12z" />
          <path fill="#17694f" d="M0-116L12-64H2L10-20h-48l20-44h-12z" />
        </g>
      ))}
      <path fill="#123a33" d="M-10 296q60-16 120 14-50 18-120 16zM280 310q60-30 130-14v26q-90 14-130-12z" />
      <path fill="#f3f1ea" d="M196 236v84h-58q14-52 58-84z" />
      <path fill="#d9d3c5" d="M196 236v84h-20q2-50 20-84z" />
      <path fill="#e3512b" d="M206 252q38 30 42 68h-42z" />
      <path fill="#5b3a24" d="M197 226h9v104h-9z" />
      <path fill="#8f3f1c" d="M122 328h150q-10 36-44 36h-68q-28 0-38-36z" />
      <path fill="#c25a26" d="M122 328h150l-4 12H126z" />
      <path d="M104 372h188M130 384h126" stroke="#8cd0d6" strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

/** The part of the painting that belongs to a cell of the solved board. */
export function Piece({ cell, size }: { readonly cell: number; readonly size: number }) {
  const side = 400 / size
  return (
    <svg
      viewBox={`${(cell % size) * side} ${Math.floor(cell / size) * side} ${side} ${side}`}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <use href="#sliding-painting" width="400" height="400" />
    </svg>
  )
}
