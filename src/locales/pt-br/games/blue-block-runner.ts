import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/blue-block-runner/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    mode: { label: 'Modo', single: 'Um jogador', multi: 'Dois jogadores' },
    run: {
      label: 'Corrida',
      usual: 'Normal',
      daring: 'Ousada',
      tour: 'Bairros',
      says: {
        usual: 'Desvie à vontade: as bordas são seguras.',
        daring: 'Passar raspando dá pontos extras, e as bordas queimam.',
        tour: 'Dez bairros com cinco ondas cada, e cada coração que sobra é uma estrela.',
      },
    },
    district: { label: 'Bairro' },
  },
  stats: {
    Score: 'Pontos',
    Multiplier: 'Multiplicador',
    Blue: 'Azul',
    'Blue ×': 'Azul ×',
    Green: 'Verde',
    'Green ×': 'Verde ×',
    Lives: 'Vidas',
    Stars: 'Estrelas',
  },
  best: { score: 'Recorde', stars: 'Mais estrelas' },
  toasts: {
    single: 'A partida de um jogador começou!',
    multi: 'A partida de dois jogadores começou!',
    NewBest: 'Novo recorde!',
  },
  status: {
    catch: (runner, multiplier) => `${runner}: multiplicador ${multiplier}.`,
    wave: (name) => `${name}.`,
    hurt: (runner, hearts) =>
      plural(hearts, {
        one: `O ${runner.toLowerCase()} foi atingido. Resta # vida.`,
        many: `O ${runner.toLowerCase()} foi atingido. Restam # de vidas.`,
        other: `O ${runner.toLowerCase()} foi atingido. Restam # vidas.`,
      }),
    cleared: (district, stars) =>
      plural(stars, {
        one: `Bairro ${district}: # estrela`,
        many: `Bairro ${district}: # de estrelas`,
        other: `Bairro ${district}: # estrelas`,
      }),
    hot: (runner) => `${runner}: borda quente.`,
    losesAll: ['O azul perde todos os blocos.', 'O verde perde todos os blocos.'],
    losesOne: ['O azul perde um bloco.', 'O verde perde um bloco.'],
    isHit: ['O azul leva uma batida.', 'O verde leva uma batida.'],
  },
  captions: {
    dodge: 'desvio',
    catch: 'bloco pego',
    blast: 'blocos arrancados',
    close: 'passou raspando',
    hot: 'borda quente',
    burn: 'bloco queimado',
    wave: 'nova onda',
    clean: 'onda sem batidas',
    hurt: 'batida',
    crash: 'batida',
    bump: 'toque na borda',
  },
  tutorialHint: {
    keys: 'Desvie dos obstáculos que caem com {keys}',
    touch: 'Segure o dedo onde quer chegar e desvie',
  },
  howTo: [
    'Desvie do que cai: cada obstáculo que passa dá pontos. Segure o dedo para mover.',
    'Blocos da sua cor grudam: cada um sobe o multiplicador e aumenta o seu tamanho.',
    'As bombas arrancam os blocos. Com dois jogadores, cada um tem metade da tela.',
  ],
  words: { start: 'Começar' },
  ends: {
    cleared: (district) => `Bairro ${district} concluído!`,
    over: 'Fim de jogo!',
    tie: 'Empate!',
    wins: ['O jogador 1 (azul) venceu!', 'O jogador 2 (verde) venceu!'],
  },
  runners: ['Azul', 'Verde'],
  districts: [
    'Centro histórico',
    'Mercado',
    'Porto',
    'Parque',
    'Estação',
    'Fábrica',
    'Centro',
    'Estádio',
    'Aeroporto',
    'Arranha-céus',
  ],
  waves: {
    rain: 'Chuva',
    wall: 'Muros',
    stairs: 'Escada',
    tunnel: 'Túnel',
    spinners: 'Giros',
    zigzag: 'Ziguezague',
    bombs: 'Bombas',
    hail: 'Granizo',
  },
  field: {
    close: (points) => `Raspou! +${points}`,
    goal: 'Passe por cinco ondas',
    wave: (wave, of) => `Onda ${wave} de ${of}`,
    clean: (points) => `Sem batidas! +${points}`,
    hurt: 'Ai!',
    bomb: 'Bomba',
    block: 'Pegue',
  },
}
