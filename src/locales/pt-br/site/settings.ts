import { plural } from '../../../engine/core/text'
import type * as englishSettings from '../../../site/texts/settings'
import type { Translation } from '../../translation'

const choices = { system: 'Sistema', default: 'Padrão' }

export const settingsTexts: Translation<typeof englishSettings.settingsTexts> = {
  title: 'Ajustes',
  meta: 'Visual, som, comandos e assistências para todos os jogos: texto maior, jogos mais lentos, outras teclas. Experimente cada um; tudo fica salvo neste navegador.',
  sections: 'Seções',
  search: 'Buscar',
  searchHint: 'Buscar ajustes',
  scope: 'Salvos neste navegador; valem para todos os jogos.',
  noMatch: 'Nenhum ajuste encontrado.',
  found: (settings) => plural(settings, { one: '# ajuste', many: '# de ajustes', other: '# ajustes' }),
  failed:
    'Não foi possível carregar estes ajustes. Você pode estar offline, ou o site foi atualizado; recarregue a página.',
  dialog: {
    groups: 'Seção',
    all: '{link}, com busca e prévias.',
    allLink: 'Todos os ajustes em uma página',
  },
  groups: { look: 'Visual', sound: 'Som', controls: 'Comandos', assists: 'Assistências', data: 'Dados' },

  theme: {
    name: 'Tema',
    keywords: 'escuro claro sistema noite dia cores modo',
    choices: { system: choices.system, dark: 'Escuro', light: 'Claro' },
  },
  motion: {
    name: 'Movimento',
    keywords: 'animação movimentos tremor tremer reduzido tontura enjoo',
    choices: { system: choices.system, full: 'Total', reduced: 'Reduzido' },
    hint: 'Reduzido: sem tremores nem zoom, e as coisas surgem aos poucos em vez de deslizar.',
    try: 'Rolar uma bola',
  },
  messages: {
    name: 'Duração das mensagens',
    keywords: 'avisos notas notícias notificações ler tempo ficar fechar',
    choices: { usual: 'Alguns segundos', longer: 'O triplo do tempo', closed: 'Até fechar' },
  },
  daily: {
    name: 'Jogos do dia',
    keywords: 'hoje sequência medalhas dia diário',
    hint: 'Se desativar, os jogos do dia, as sequências de dias e as medalhas ficam ocultos.',
  },
  textSize: {
    name: 'Tamanho do texto',
    keywords: 'maior letra letras fonte zoom ler',
    stat: 'Pontos 120',
    line: 'Aperte qualquer seta para começar.',
  },
  contrast: {
    name: 'Contraste',
    keywords: 'mais alto nítido ler brilho claro escuro',
    choices: { system: choices.system, usual: choices.default, more: 'Mais' },
  },
  palette: {
    name: 'Paleta de cores',
    keywords: 'cor daltonismo daltônico vermelho verde azul protan deutan tritan',
    choices: {
      usual: choices.default,
      protan: 'Protan (vermelho fraco)',
      deutan: 'Deutan (verde fraco)',
      tritan: 'Tritan (azul fraco)',
    },
    hint: 'Para daltonismo. Nada é mostrado só pela cor: também há formas e símbolos.',
    part: 'Estas cores',
    try: 'Quatro formas sobre um fundo estampado',
  },
  outlines: {
    name: 'Contornos mais grossos',
    keywords: 'bordas figuras formas nítido linhas',
    hint: 'Acrescenta bordas claras e escuras; os botões ganham bordas mais grossas.',
  },
  calm: {
    name: 'Fundos calmos',
    keywords: 'parado quieto simples liso paisagem estampa fundo',
    hint: 'Fundos mais suaves, paisagem sem movimento.',
  },
  pointer: {
    name: 'Ponteiro do mouse',
    keywords: 'cursor seta grande tamanho encontrar',
    choices: { system: choices.system, large: 'Grande', largest: 'Muito grande' },
  },
  cardBack: {
    name: 'Verso das cartas',
    keywords: 'baralho paciência blackjack costas desenho visual',
    choices: { diamond: 'Losango', scales: 'Escamas', night: 'Céu noturno', lattice: 'Treliça' },
  },

  mute: { name: 'Silenciar tudo', keywords: 'silêncio mudo desligar som' },
  volume: {
    name: 'Volume',
    keywords: 'efeitos música alto baixo',
    effects: 'Efeitos',
    music: 'Música',
    try: 'Tocar um som',
  },
  vibration: {
    name: 'Vibração',
    keywords: 'vibrar tátil tremer celular telefone',
    hint: 'Em celulares, tablets e controles compatíveis.',
  },
  captions: {
    name: 'Legendas',
    keywords: 'palavras surdo surdez ouvir sons escritos texto',
    hint: 'Os sons como texto na borda da tela, com a direção.',
    try: 'Quebrar uma rocha',
    example: 'rocha se parte',
  },
  soundLight: {
    name: 'Flash nos sons',
    keywords: 'luz borda surdo surdez ouvir visual flash piscar',
    hint: 'A borda da tela acende nos sons importantes, no máximo três vezes por segundo.',
  },

  hand: {
    name: 'Modo canhoto',
    keywords: 'canhoto canhota mão esquerda polegar tela setas botões toque',
    hint: 'Setas sob o polegar direito, botões sob o esquerdo.',
  },
  controlSize: {
    name: 'Tamanho dos comandos na tela',
    keywords: 'grande pequeno setas botões toque tela polegar',
  },
  stick: {
    name: 'Usar um analógico virtual',
    keywords: 'joystick alavanca setas toque tela polegar',
    hint: 'Substitui as quatro setas; aparece onde você toca.',
  },
  sensitivity: {
    name: 'Sensibilidade do analógico e do toque',
    keywords: 'joystick arrastar deslizar traço dedo percurso alcance tremor fino',
    hint: 'Maior para movimentos pequenos, menor para mãos trêmulas. Vale para os analógicos do controle e da tela, para deslizar e para raquetes que seguem seu dedo. A velocidade do mouse se ajusta no sistema.',
  },
  bindings: {
    name: 'Teclas e controle',
    keywords: 'teclado joystick gamepad botões remapear trocar atribuir',
    game: 'Jogo',
    chooseGame: 'Escolha um jogo',
    noKeys: (game) => `${game} só usa o ponteiro e Tab: não há teclas para trocar.`,
    failed:
      'Não foi possível carregar este jogo. Você pode estar offline, ou o site foi atualizado; recarregue a página.',
    resetGame: 'Restaurar comandos deste jogo',
    resetAll: 'Restaurar todos os comandos',
    resetDone: 'Todos os comandos voltaram ao padrão',
    keys: 'Teclas',
    pad: 'Controle',
    ofPlayer: (control, player) => `${control}, jogador ${player}`,
    changeKey: (key, control) => `Trocar a tecla ${key} de “${control}”`,
    changeButton: (button, control) => `Trocar o botão ${button} de “${control}”`,
    addKey: (control) => `Nova tecla para “${control}”`,
    addButton: (control) => `Novo botão para “${control}”`,
    pressKey: 'Aperte uma tecla para “{control}”. Esc cancela.',
    pressButton: 'Aperte um botão do controle para “{control}”. Esc cancela.',
    conflict: '{input} já é de {controls}. Usar aqui em vez disso?',
    use: 'Usar aqui',
    cancel: 'Cancelar',
    remove: 'Remover',
    tab: 'Tab passa de um botão a outro e não pode ser usado em um jogo.',
    reserved: 'O navegador reserva esta tecla. Escolha outra.',
  },

  assists: {
    speed: {
      keywords: 'lento devagar mais lento treino ritmo velocidade',
      try: 'Rolar a bola',
    },
    rewind: { keywords: 'voltar atrás perdoar vidas segunda chance desfazer' },
    aim: { keywords: 'automático ajuda mirar ímã alvo perto acertar dirigir' },
    hold: {
      keywords: 'alternar segurar apertar pressionar trocar',
      try: 'Segure aqui',
      held: 'Apertado',
      released: 'Solto',
    },
    autoRepeat: { keywords: 'apertar constante ritmo rajada segurar cansaço repetir' },
    debounce: {
      keywords: 'tremor duplo apertar pausa duas vezes filtro de toques',
      try: 'Aperte aqui',
      counted: (presses) =>
        plural(presses, {
          one: '# toque contado',
          many: '# de toques contados',
          other: '# toques contados',
        }),
    },
    switchAccess: { keywords: 'um só botão acionador interruptor varredura acessibilidade' },
    audioCues: { keywords: 'cego cegueira ouvido áudio tons ouvir sons lugares fones' },
    speech: { keywords: 'voz fala anunciar ler estado cego cegueira' },
    clock: { keywords: 'tempo cronômetro pressão estresse', moves: 'Jogadas 24', time: 'Tempo 1:08' },
  },

  data: {
    profiles: { name: 'Perfis', keywords: 'salvar nome compartilhar link arquivo ajustes todos' },
    export: { name: 'Exportar', keywords: 'salvar backup arquivo baixar dados' },
    import: { name: 'Importar', keywords: 'carregar restaurar backup arquivo dados' },
    move: {
      name: 'Passar para outro aparelho',
      keywords: 'transferir copiar mover celular tablet computador conectar dados',
    },
    records: { name: 'Melhores resultados', keywords: 'recordes apagar zerar esquecer excluir pontuação' },
    offline: { name: 'Offline', keywords: 'rede cópia instalar sem conexão' },
    unreadable: { name: 'Dados ilegíveis', keywords: 'separados danificados perdidos dados' },
    delete: { name: 'Excluir todos os dados', keywords: 'remover apagar limpar zerar tudo' },
  },
}
