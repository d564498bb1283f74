# How a game was analysed.

analysis-none = No turning points: nobody made a costly mistake.
analysis-network = Evaluated by the neural network for this board, using only what each player could see.
analysis-playouts = There is no neural network for this board, so win chances are estimated from simulated games.
