export type Side = 'you' | 'computer' | 'opponent' | 'one' | 'two'
