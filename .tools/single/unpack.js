/** The only script that a single file has as it is: it unpacks the style sheet and the game, which are compressed with gzip. */
void (async () => {
  for (const packed of document.querySelectorAll('script[data-packed]')) {
    const bytes = Uint8Array.from(atob(packed.textContent), (letter) => letter.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    const element = document.createElement(packed.dataset.packed)
    if (element.tagName === 'SCRIPT') element.type = 'module'
    element.textContent = await new Response(unpacked).text()
    packed.replaceWith(element)
  }
})()
